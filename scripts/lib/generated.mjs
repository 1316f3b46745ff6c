import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';

/** Committed files that are made from others, each from files before it. */
const GENERATED = [
  { file: 'src/metadata.ts', make: async () => (await import('../generators/metadata.mjs')).metadata() },
  { file: 'openapi.json', make: async () => (await import('../generators/openapi.mjs')).openapi() },
  { file: 'web/src/api/generated-public.ts', make: async () => (await import('../generators/client.mjs')).publicEndpoints() },
  { file: 'web/src/api/generated.ts', make: async () => (await import('../generators/client.mjs')).signedInEndpoints() },
  { file: 'web/src/api/company/generated-company.ts', make: async () => (await import('../generators/client.mjs')).companyEndpoints() },
  { file: 'web/src/api/invited/generated-invited.ts', make: async () => (await import('../generators/client.mjs')).invitedEndpoints() },
  { file: 'web/src/api/visits/generated-visits.ts', make: async () => (await import('../generators/client.mjs')).visitsEndpoints() },
  { file: 'web/src/api/staff/generated-staff.ts', make: async () => (await import('../generators/client.mjs')).staffEndpoints() },
  { file: 'web/src/features/admin/analytics/places/outline.ts', make: async () => (await import('../generators/outline.mjs')).outline() },
  { file: 'src/booking/README.md', make: async () => (await import('../generators/lifecycle.mjs')).bookingReadme() },
  { file: 'docs/reference/events.md', make: async () => (await import('../generators/event-catalogue.mjs')).eventCatalogue() },
  { file: 'problems.json', make: async () => (await import('../generators/problems.mjs')).problemList() },
  { file: 'docs/reference/problems.md', make: async () => (await import('../generators/problems.mjs')).problemReference() },
  { file: 'docs/reference/metrics.md', make: async () => (await import('../generators/metrics.mjs')).metricReference() },
];

export async function writeGenerated(report) {
  for (const { file, make } of GENERATED) {
    const text = await make();
    if (committed(file) === text) continue;
    mkdirSync(dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
    report(file);
  }
}

/** Files that are not what they would be if they were made now. */
export async function drifted() {
  const stale = [];
  for (const { file, make } of GENERATED) if (committed(file) !== (await make())) stale.push(file);
  return stale;
}

const committed = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined);
