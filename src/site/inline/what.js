(() => {
  const part = document.querySelector('.what');
  const point = () => {
    const chosen = part.querySelector(':checked');
    for (const link of part.querySelectorAll('[data-own]')) {
      const service = link.dataset.own;
      link.setAttribute('href', chosen.value ? `/${chosen.value}-${service}` : `/hizmetler/${service}`);
      link.querySelector('i').textContent = chosen.value ? chosen.nextElementSibling.firstChild.data : '';
    }
    // Pages for all airlines read the choice from their address.
    for (const link of part.querySelectorAll('[data-told]')) link.hash = chosen.value;
  };
  part.addEventListener('change', point);
  // A browser that returns to the page restores the choice.
  addEventListener('pageshow', point);
})();
