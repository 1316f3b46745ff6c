import type { MyServiceDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useActivateServiceMutation, useDeactivateServiceMutation } from '../api.ts';
import { keepOn, switchOff, useSwitchingOff } from './switching-off.ts';

/** On is on at once; off can be undone for five seconds, for customers may be looking at it. */
export function useServiceSwitch({ id, title, isActive }: MyServiceDto) {
  const [activate] = useActivateServiceMutation();
  const [deactivate] = useDeactivateServiceMutation();
  const switchingOff = useSwitchingOff(id);

  const on = async () => {
    if (keepOn(id)) return;
    try {
      await activate({ id }).unwrap();
      toast.success('Service activated successfully.', `Customers can find and book ${title}.`);
    } catch (problem) {
      toast.error('The service could not be activated', problem);
    }
  };
  const send = async () => {
    try {
      await deactivate({ id }).unwrap();
    } catch (problem) {
      toast.error('The service could not be deactivated', problem);
    }
  };

  const active = isActive && !switchingOff;
  return { isActive: active, toggle: () => (active ? switchOff({ id, title, send }) : void on()) };
}
