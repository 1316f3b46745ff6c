import { Service } from '../../catalog/index.js';
import type { Deeds } from '../../moderation/index.js';
import { streamOf } from '../../platform/events/decider.js';

const SWITCHED = {
  ...{ ServiceActivated: 'activated', ServiceDeactivated: 'deactivated', ServiceArchived: 'deleted' },
  ...{ ServiceActivatedByAdmin: 'activated', ServiceDeactivatedByAdmin: 'deactivated', ServiceArchivedByAdmin: 'deleted' },
};

/** Its provider may have been first, too. */
const deedsOf = (serviceId: string, verbs: Deeds['verbs']): Deeds => ({
  stream: streamOf(Service, serviceId),
  verbs,
  unnamed: 'Somebody else',
});

/** All that becomes of a service. */
export const changesOf = (serviceId: string): Deeds =>
  deedsOf(serviceId, { ...SWITCHED, ServiceUpdated: 'changed', ServiceMovedToCategory: 'changed' });

/** Whether customers see it. */
export const switchesOf = (serviceId: string): Deeds => deedsOf(serviceId, SWITCHED);
