import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { RejectDialog } from '../applications/RejectDialog.tsx';
import type { ManagedVendorDto } from './api.ts';

const ApplicationDialog = onDemand(async () => (await import('../applications/ApplicationDialog.tsx')).ApplicationDialog);
const DeactivateDialog = onDemand(async () => (await import('./standing/DeactivateDialog.tsx')).DeactivateDialog);
const ActivateDialog = onDemand(async () => (await import('./standing/ActivateDialog.tsx')).ActivateDialog);

export type VendorDialogName = 'details' | 'reject' | 'deactivate' | 'activate';

interface Props {
  name: VendorDialogName;
  vendor: ManagedVendorDto;
  onClose: () => void;
}

/** What is asked or told about one provider. */
export function VendorDialog({ name, vendor, onClose }: Props) {
  if (name === 'details') return <ApplicationDialog id={vendor.id} failure="Update failed" onClose={onClose} />;
  if (name === 'reject') return <RejectDialog open application={vendor} failure="Update failed" onClose={onClose} />;
  if (name === 'deactivate') return <DeactivateDialog vendor={vendor} onClose={onClose} />;
  return <ActivateDialog vendor={vendor} onClose={onClose} />;
}
