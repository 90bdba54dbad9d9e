for (const fold of document.querySelectorAll("details")) fold.open = true;
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const channels = (color) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
const luminance = (color) => color.slice(0, 3).map((value) => value / 255).map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
const cache = new Map();
const read = (color) => { if (!cache.has(color)) cache.set(color, channels(color)); return cache.get(color); };
const behind = (element) => { for (let each = element; each; each = each.parentElement) { const color = read(getComputedStyle(each).backgroundColor); if (color[3] === 255) return color; } return [255, 255, 255, 255]; };
const faint = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || ["SCRIPT", "STYLE", "TITLE", "OPTION", "NOSCRIPT", "title", "desc"].includes(element.tagName)) continue;
  if (!element.getClientRects().length) continue;
  const style = getComputedStyle(element);
  const isDrawn = element.namespaceURI.endsWith("svg");
  const note = isDrawn && element.previousElementSibling?.tagName === "rect" ? read(getComputedStyle(element.previousElementSibling).fill) : undefined;
  const [one, other] = [luminance(read(isDrawn ? style.fill : style.color)), luminance(note ?? behind(element))].sort((a, b) => b - a);
  if ((one + 0.05) / (other + 0.05) < 4.5) faint.add(`${element.tagName}.${element.className.baseVal ?? element.className}: ${walker.currentNode.textContent.slice(0, 40)}`);
}
return [...faint];
