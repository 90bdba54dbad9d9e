const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
const heads = texts("thead th").slice(1);
const ids = [...document.querySelectorAll("thead th [data-key^=followed]")].map((link) => link.dataset.key.split("-").pop());
const rows = [...document.querySelectorAll("tbody tr")].map((row) => [row.querySelector("[data-name]").dataset.name,
  Object.fromEntries([...row.querySelectorAll("td")].map((cell, index) => [ids[index], cell.dataset.letters ?? ""]))]);
return { sentence: texts(".sentence")[0], certainties: texts(".certainty"), limits: texts(".limits")[0], heads,
  names: texts(".bars strong"), letters: texts(".bars .letters"), reasons: texts(".bars .reason"),
  figures: rows.map(([name]) => name), cells: Object.fromEntries(rows) };
