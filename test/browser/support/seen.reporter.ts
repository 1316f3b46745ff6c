import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Of a long page the beginning tells enough. */
const AT_MOST_LINES = 250;

/** Tells what stood on the page when a test failed: where only the output is kept, its pictures are gone. */
export default class SeenReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments, status, retry }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      const [, page = ''] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
      const lines = page.split('\n').slice(0, AT_MOST_LINES);
      console.log(`\nWhat stood on the page when “${title}” failed, at try ${retry + 1}:\n${lines.join('\n')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
