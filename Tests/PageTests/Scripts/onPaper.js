const controls = [...document.querySelectorAll("nav, .controls > *, .downloads, .skip:focus")];
const frames = [...document.querySelectorAll(".scroll, .code, figure")];
const answer = [...document.querySelectorAll(".answers, .sentence, .certainty, .limits, .bars li")];
return { answer: answer.map((part) => part.checkVisibility() ? part.textContent : ""), controls: controls.filter((control) => control.checkVisibility()).map((control) => control.outerHTML.slice(0, 60)),
  cut: frames.filter((frame) => getComputedStyle(frame).overflowY !== "visible").map((frame) => frame.outerHTML.slice(0, 60)) };
