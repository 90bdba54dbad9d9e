const element = document.activeElement;
if (element === document.body) return {};
element.visited ??= String(Math.random());
const style = getComputedStyle(element);
return { key: element.visited, isSeen: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 };
