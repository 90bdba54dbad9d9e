return new Promise((done) => {
  let shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    const first = list.getEntries().find((entry) => entry.name === "first-contentful-paint");
    if (first) requestAnimationFrame(() => requestAnimationFrame(() => done({ shift, first: first.startTime })));
  }).observe({ type: "paint", buffered: true });
});
