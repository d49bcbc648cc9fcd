/** Pairs of controls that overlap as far as they can be seen, and those that stick out of the window. */
export function troubles(): string[] {
  const told: string[] = [];
  const seen = [...document.querySelectorAll('button, a, select, .meter, .count, .seed, h1')].filter(
    (element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('.board, .unseen, .setup-start, .end-cover'),
  );
  const shown = seen.flatMap((element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) told.push(`cut off: ${nameOf(element)}`);
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
      told.push(`wider than its room: ${nameOf(element)}`);
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return right - left > 2 && bottom - top > 2 ? [{ element, left, top, right, bottom }] : [];
  });
  for (const [i, a] of shown.entries())
    for (const b of shown.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) told.push(`${nameOf(a.element)} lies on ${nameOf(b.element)}`);
    }
  if (document.documentElement.scrollWidth > innerWidth) told.push('the page is wider than its window');
  return told;

  function nameOf(element: Element): string {
    return element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? element.className;
  }
}
