import ts from 'typescript';
import { each, property, sources, texts } from '../lib/sources.mjs';

const HEADING = `# Metrics

<!-- Made by \`npm run generate\` from the code; do not edit. -->

\`GET /metrics\` answers in the text format of Prometheus. Each process counts for itself, from its start. Times are in the unit that the name ends with.

| Metric | Kind | Labels | Meaning |
|---|---|---|---|
`;
const KINDS = new Set(['Counter', 'Gauge', 'Histogram', 'Summary']);

/** docs/reference/metrics.md */
export function metricReference() {
  const rows = [];
  for (const source of sources())
    each(source, (node) => {
      const kind = ts.isNewExpression(node) ? node.expression.getText() : '';
      const [options] = KINDS.has(kind) ? node.arguments : [];
      if (options) rows.push(rowOf(kind.toLowerCase(), options));
    });
  return `${HEADING}${rows.sort().join('\n')}\n`;
}

function rowOf(kind, options) {
  const [name] = texts(property(options, 'name'));
  const labels = property(options, 'labelNames')?.elements.map(({ text }) => `\`${text}\``) ?? [];
  return `| \`${name}\` | ${kind} | ${labels.join(', ')} | ${texts(property(options, 'help')).join(' ')} |`;
}
