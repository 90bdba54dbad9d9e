const frame = [...document.querySelectorAll(".scroll")].find((frame) => frame.scrollWidth > frame.clientWidth);
frame.scrollLeft = 120;
const distance = frame.querySelector("thead th").getBoundingClientRect().left - frame.getBoundingClientRect().left;
return { scrolled: frame.scrollLeft, distance };
