/** An hour of a day, summed up over the lanes. */
interface Hour {
  /** 9 for that from 9:00. */
  hour: number;
  /** Lanes in which there is work. */
  taken: number;
  lanes: number;
}

/** Of all lanes together; no words where no job could begin any more. */
export function roomWords(freeHours: number | null): { seen: string; heard: string } | null {
  if (freeHours === null) return null;
  if (freeHours === 0) return { seen: 'Full', heard: 'full' };
  return { seen: `${freeHours} h free`, heard: `${freeHours} ${freeHours === 1 ? 'hour' : 'hours'} free` };
}

/** When all lanes are taken, from hour to hour, in order. */
export function fullSpans(hours: readonly Hour[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const { hour, taken, lanes } of hours) {
    if (taken < lanes) continue;
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans;
}
