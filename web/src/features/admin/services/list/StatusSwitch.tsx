import { toast } from '#ui/feedback/toast.ts';
import { ActiveToggle } from '../../switching/ActiveToggle.tsx';
import { useSwitch } from '../../switching/useSwitch.ts';
import { type ManagedServiceDto, useActivateManagedServiceMutation, useDeactivateManagedServiceMutation } from '../api.ts';

export function StatusSwitch({ service }: { service: ManagedServiceDto }) {
  const { id, title } = service;
  const [activate] = useActivateManagedServiceMutation();
  const [deactivate] = useDeactivateManagedServiceMutation();

  const { active, turn } = useSwitch(service, async (on) => {
    try {
      await (on ? activate : deactivate)({ id }).unwrap();
      toast.success(`Service ${on ? 'activated' : 'deactivated'} successfully.`, on ? gainFor(service) : lossFor(service));
      return true;
    } catch (problem) {
      toast.error('Error', problem);
      return false;
    }
  });
  return <ActiveToggle name={title} active={active} onTurn={turn} />;
}

const gainFor = ({ title, vendor }: ManagedServiceDto) =>
  vendor.isPublic ? `Customers can find and book ${title}.` : `Customers see ${title} once ${vendor.businessName} is public.`;
const lossFor = ({ title }: ManagedServiceDto) => `Customers no longer see ${title}. Bookings that are open go on.`;
