for (const fold of document.querySelectorAll("details")) fold.open = true;
const wrong = /.{0,60}(Infinity|NaN|undefined|null|∞|-0\b|cannot be drawn).{0,20}/g;
const text = [...document.querySelectorAll("main p, main td, main th, main text, main dd, main li, main .code, main option")]
  .filter((element) => !element.closest("details.claim, .change, .side-by-side, [data-key^=fold-wiring]"))
  .map((element) => element.textContent).join("\n");
return text.match(wrong) ?? [];
