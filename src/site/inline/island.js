(() => {
  const root = document.querySelector('[data-island]');
  const form = root.querySelector('form');
  let started;
  const start = () => (started ??= import('ISLAND').then((island) => island.listening));
  form?.addEventListener('submit', (event) => {
    if ('live' in root.dataset) return;
    event.preventDefault();
    start().then(() => form.requestSubmit());
  });
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(name, start, { once: true, passive: true });
  (window.requestIdleCallback ?? setTimeout)(start);
})();
