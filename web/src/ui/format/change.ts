const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** How a figure has moved: "+12.5%"; of what was nothing before, no share can be told. */
export const changeLabel = (now: number, before: number): string | null =>
  before === 0 ? null : percent.format((now - before) / before).replace('-', '−');
