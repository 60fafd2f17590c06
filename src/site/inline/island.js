(() => {
  const files = ISLAND_FILES;
  const root = document.querySelector('[data-island]');
  const form = root.querySelector('form');
  let started;
  const start = () => (started ??= import(files[0]).then((island) => island.listening));
  // The fragment may hold a choice made on the page before.
  if (location.hash) start();
  form?.addEventListener('submit', (event) => {
    if ('live' in root.dataset) return;
    event.preventDefault();
    start().then(() => form.requestSubmit());
  });
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(name, start, { once: true, passive: true });
  // Fetch without running: running an island that nobody touches would slow every visit.
  const fetchAhead = () => {
    for (const file of files)
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
  };
  // A slow device that draws a moving sky is never idle.
  (window.requestIdleCallback ?? setTimeout)(fetchAhead, { timeout: 5000 });
})();
