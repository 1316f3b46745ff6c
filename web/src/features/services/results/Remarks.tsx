import { Notice } from '#ui/feedback/Notice.tsx';

/** What of the address made no sense, and what was done about it. */
export function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <Notice role="status">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}
