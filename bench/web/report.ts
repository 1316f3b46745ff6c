import { type Audit, CATEGORIES } from './lighthouse.js';

/** The table that is kept as `results/web.md`. */
export function report(audits: readonly Audit[], machine: string, runs: number): string {
  const head = ['Page', 'Device', ...CATEGORIES, 'LCP', 'TBT', 'CLS', 'Verdict'];
  const lines = audits.map(({ path, device, scores, metrics, misses, remarks }) => [
    path.replace(/[0-9a-f-]{36}/, '…'),
    device,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${(metrics['largest-contentful-paint'] / 1000).toFixed(2)} s`,
    `${Math.round(metrics['total-blocking-time'])} ms`,
    metrics['cumulative-layout-shift'].toFixed(3),
    misses.length === 0 ? 'holds' : `**misses ${[...misses, ...remarks].join(', ')}**`,
  ]);
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# Lighthouse on the public pages

Written by \`npm run bench:web\`: medians of ${runs} runs each, network and processor really slowed down (devtools). ${machine}.
Goals: mobile performance 95, everything else 100; LCP ≤ 1.5 s, TBT ≤ 200 ms, CLS ≤ 0.02.

${table}
`;
}
