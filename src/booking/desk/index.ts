import { CancelBookingAsAdminHandler } from './commands/cancel-booking-as-admin.js';
import { DecideClaimHandler } from './commands/decide-claim.js';
import { DecideProblemHandler } from './commands/decide-problem.js';

export { DeskController } from './desk.controller.js';

export const deskCommands = [CancelBookingAsAdminHandler, DecideClaimHandler, DecideProblemHandler];
