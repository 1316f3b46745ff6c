import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useCreateServiceMutation } from './api.ts';
import { OwnService } from './form/OwnService.tsx';
import { copyOf, NEW_SERVICE, offerIn, type ServiceFields } from './form/service-fields.ts';
import { ServiceForm } from './form/ServiceForm.tsx';
import { ServicePageFrame } from './form/ServicePageFrame.tsx';

const TITLE = 'Create New Service';

/** /dashboard/service-registration; with `?copy=` it begins as the service with that id. */
export function CreateServicePage() {
  const original = useSearchParams()[0].get('copy');
  return (
    <ServicePageFrame title={TITLE}>
      {original ? (
        <OwnService id={original}>{(service) => <CreateService key={service.id} fields={copyOf(service)} />}</OwnService>
      ) : (
        <CreateService fields={NEW_SERVICE} />
      )}
    </ServicePageFrame>
  );
}

function CreateService({ fields }: { fields: ServiceFields }) {
  const [create] = useCreateServiceMutation();
  const navigate = useNavigate();

  const send = async (chosen: ServiceFields) => {
    await create({ createServiceDto: { ...offerIn(chosen), isActive: chosen.isActive } }).unwrap();
    toast.success('Success!', 'Your service has been created successfully.');
    await navigate(paths.myServices);
  };

  return (
    <ServiceForm
      name={TITLE}
      fields={fields}
      submitLabel="Create Service"
      busyLabel="Creating Service..."
      failure="Failed to create service. Please try again."
      send={send}
    />
  );
}
