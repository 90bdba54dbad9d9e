// Short words for the effects of controls.
const one = (selector) => document.querySelector(selector);
const count = (selector) => document.querySelectorAll(selector).length;
const says = (selector, text) => [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
const keeps = (text) => location.hash.includes(text);
const stepsLeft = () => { const [, now, all] = document.body.textContent.match(/Step (\d+) of (\d+)/); return all - now; };
