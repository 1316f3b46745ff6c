import { useNavigate, useParams } from 'react-router-dom';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useActivateServiceMutation, useDeactivateServiceMutation, useUpdateServiceMutation } from './api.ts';
import { OwnService } from './form/OwnService.tsx';
import { fieldsOf, type Offer, offerIn, type ServiceFields } from './form/service-fields.ts';
import { ServiceForm } from './form/ServiceForm.tsx';
import { ServicePageFrame } from './form/ServicePageFrame.tsx';

const TITLE = 'Edit Service';

/** /dashboard/services/:id/edit */
export function EditServicePage() {
  const { id } = useParams();
  return (
    <ServicePageFrame title={TITLE}>
      <OwnService id={id}>{(service) => <EditService key={service.id} service={service} />}</OwnService>
    </ServicePageFrame>
  );
}

function EditService({ service }: { service: MyServiceDto }) {
  const [update] = useUpdateServiceMutation();
  const [activate] = useActivateServiceMutation();
  const [deactivate] = useDeactivateServiceMutation();
  const navigate = useNavigate();

  const send = async (fields: ServiceFields) => {
    const { id, revision } = service;
    // Where it is refused because of another window, what is different there comes into the form: a refusal has it asked for again.
    await update({ id, updateServiceDto: { ...changed(offerIn(fields), offerIn(fieldsOf(service))), revision } }).unwrap();
    if (fields.isActive !== service.isActive) await (fields.isActive ? activate : deactivate)({ id }).unwrap();
    toast.success('Service updated', 'Service has been updated successfully.');
    await navigate(paths.myServices);
  };

  return (
    <ServiceForm
      name={TITLE}
      fields={fieldsOf(service)}
      kept={{ id: service.categoryId, label: service.category.name }}
      lockedOff={whyOff(service)}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      failure="Failed to update service. Please try again."
      send={send}
    />
  );
}

function whyOff({ isOffByAdmin, offReason }: MyServiceDto): string | undefined {
  if (!isOffByAdmin) return undefined;
  const because = offReason ? ` ${offReason}` : '';
  return `Switched off by an administrator.${because} Only an administrator can switch it on again.`;
}

/** What is not to be changed is not sent: another window may have changed it. */
const changed = (wanted: Offer, stored: Offer): Partial<Offer> =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== stored[name as keyof Offer]));
