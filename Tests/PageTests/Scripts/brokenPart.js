Math.log10 = () => { throw new Error("broken"); };
window.dispatchEvent(new Event("hashchange"));
const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
return { gaps: texts(".output .gap"), heads: texts(".output h3") };
