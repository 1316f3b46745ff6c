import { SwitchDialog } from '../../switching/SwitchDialog.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type ManagedServiceDto, useActivateManagedServiceMutation, useDeactivateManagedServiceMutation } from '../api.ts';
import { useCurrentService } from '../useCurrentService.ts';

interface Props {
  /** As it was when the dialog was opened. */
  service: ManagedServiceDto;
  onClose: () => void;
}

/** What an administrator switches off, its provider can't switch on. */
export function SwitchServiceDialog({ service, onClose }: Props) {
  const on = !service.isActive;
  const current = useCurrentService(service);
  const { id, title } = current ?? service;
  const [activate] = useActivateManagedServiceMutation();
  const [deactivate] = useDeactivateManagedServiceMutation();
  return (
    <SwitchDialog
      name={title}
      about="service"
      active={on}
      offered={current?.isActive === service.isActive}
      consequence={on ? gainFor(service) : `${lossFor(service)} ${service.vendor.businessName} can’t switch it on again.`}
      hint={on ? WHO_READS : 'The provider will read it.'}
      problemTitle="Error"
      send={async (reason) => {
        await (on ? activate : deactivate)({ id, switchManagedServiceDto: { reason } }).unwrap();
        return [`Service ${on ? 'activated' : 'deactivated'} successfully.`, on ? gainFor(service) : lossFor(service)];
      }}
      onClose={onClose}
    />
  );
}

const gainFor = ({ title, vendor }: ManagedServiceDto) =>
  vendor.isPublic ? `Customers can find and book ${title}.` : `Customers see ${title} once ${vendor.businessName} is public.`;
const lossFor = ({ title }: ManagedServiceDto) => `Customers no longer see ${title}. Bookings that are open go on.`;
