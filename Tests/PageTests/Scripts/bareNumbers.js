return [...document.querySelectorAll("main td.n")].filter((cell) => !cell.closest("[data-claim]")).map((cell) => {
  const copy = cell.cloneNode(true);
  for (const part of copy.querySelectorAll("[data-from], .letters, .stale")) part.remove();
  return copy.textContent;
}).filter((text) => /[0-9]/.test(text) && !/^[0-9]+$/.test(text));
