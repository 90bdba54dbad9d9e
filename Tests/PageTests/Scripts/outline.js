const controls = [...document.querySelectorAll("select, input, button, [role=region], svg")];
const isNamed = (element) => element.getAttribute("aria-label") || element.getAttribute("aria-labelledby") || element.closest("label")?.textContent.trim() || element.textContent.trim();
return { language: document.documentElement.lang, firsts: document.querySelectorAll("h1").length,
  levels: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1])),
  unnamed: controls.filter((element) => !isNamed(element)).map((element) => element.outerHTML.slice(0, 80)) };
