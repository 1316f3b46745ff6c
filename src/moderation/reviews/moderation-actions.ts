/** What an admin may do with a review; each names the route `POST admin/reviews/:id/…`. */
export const MODERATION_ACTIONS = ['hide', 'keep'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What is out of sight can be brought back; what is in sight can be hidden, or its reports be dismissed. */
export const moderationActions = ({ hidden, reported }: { hidden: boolean; reported: boolean }): ModerationAction[] =>
  hidden ? ['keep'] : reported ? ['hide', 'keep'] : ['hide'];
