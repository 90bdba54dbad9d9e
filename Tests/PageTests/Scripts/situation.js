const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
return { button: texts("[aria-pressed=true] span")[0], title: texts(".answer h3")[0], answer: texts(".answer p")[0],
  line: texts(".order-line")[0], weighed: texts(".order ol li"), none: texts(".order > p strong")[0] ?? "", figures: texts(".figure-order") };
