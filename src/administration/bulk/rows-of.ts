import type { ICommand } from '@nestjs/cqrs';
import { Account } from '../../accounts/index.js';
import { Service } from '../../catalog/index.js';
import { streamOf } from '../../platform/events/decider.js';
import { ChangeManagedService } from '../services/change-managed-service.command.js';
import { DeactivateUser } from '../users/standing/deactivate-user.command.js';
import { ReactivateUser } from '../users/standing/reactivate-user.command.js';
import type { BulkKind } from './bulk-action.events.js';

/** How one row is done: by the command by which an administrator does it alone, to this stream. */
interface RowsOf {
  readonly streamOf: (rowId: string) => string;
  /** `reason` is that of the whole action. */
  readonly command: (adminId: string, rowId: string, reason: string) => ICommand;
}

const switching = (active: boolean): RowsOf => ({
  streamOf: (serviceId) => streamOf(Service, serviceId),
  command: (adminId, serviceId, reason) => new ChangeManagedService(adminId, serviceId, { active }, reason),
});

const streamOfAccount = (userId: string) => streamOf(Account, userId);

export const ROWS_OF: Readonly<Record<BulkKind, RowsOf>> = {
  'activate-services': switching(true),
  'deactivate-services': switching(false),
  'activate-users': { streamOf: streamOfAccount, command: (adminId, userId) => new ReactivateUser(adminId, userId) },
  'deactivate-users': { streamOf: streamOfAccount, command: (adminId, userId, reason) => new DeactivateUser(adminId, userId, reason) },
};
