return document.documentElement.scrollWidth - document.documentElement.clientWidth;
