return document.querySelector(".order ol li strong").textContent;
