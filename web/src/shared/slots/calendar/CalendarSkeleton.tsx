import { Placeholder } from '#ui/placeholders/Placeholder.tsx';

/** As large as the calendar that takes its place. */
export function CalendarSkeleton() {
  return <Placeholder role="status" aria-label="Loading the calendar" style={{ height: 330 }} />;
}
