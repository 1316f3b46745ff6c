import { onDemand } from '#ui/dialogs/on-demand.tsx';

/**
 * Asks what the customer thinks of completed work, or lets them change what they said:
 * `<ReviewDialog open={asked} bookingId={id} serviceTitle="Drain cleaning" businessName="Bright & Co" onClose={close} />`, with `before` for a change.
 * It sends the review, raises the toast and closes itself. Fetched when it is first opened; what was typed stays until it is sent.
 */
export const ReviewDialog = onDemand(async () => (await import('./ReviewForm.tsx')).ReviewForm);
