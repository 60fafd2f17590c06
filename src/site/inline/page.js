(() => {
  const doc = document;
  doc.addEventListener(
    'click',
    (event) => {
      const open = doc.querySelectorAll('header details[open]');
      for (const menu of open) if (!menu.closest('nav,li').contains(event.target)) menu.open = false;
      const call = event.target.closest('a[href^="tel:"]');
      if (!call) return;
      window.dataLayer ||= [];
      for (const name of ['phone_call_conversion', 'phone_call'])
        window.dataLayer.push({
          event: name,
          phone_number: call.getAttribute('href').slice(4),
          click_source: call.dataset.source,
          value: 50,
          currency: 'TRY',
        });
    },
    true,
  );
  doc.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const nav = doc.querySelector('header nav');
    const item = doc.activeElement.closest('nav li:has(>details)') || nav;
    for (const menu of nav.querySelectorAll('details')) menu.open = false;
    nav.classList.add('shut');
    nav.addEventListener('pointerleave', () => nav.classList.remove('shut'), { once: true });
    if (nav.contains(doc.activeElement)) item.querySelector('summary').focus();
  });
})();
