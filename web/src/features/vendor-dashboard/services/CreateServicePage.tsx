import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useCreateServiceMutation } from './api.ts';
import { NEW_SERVICE, offerIn, type ServiceFields } from './form/service-fields.ts';
import { ServiceForm } from './form/ServiceForm.tsx';
import { ServicePageFrame } from './form/ServicePageFrame.tsx';

const TITLE = 'Create New Service';

/** /dashboard/service-registration */
export function CreateServicePage() {
  const [create] = useCreateServiceMutation();
  const navigate = useNavigate();

  const send = async (fields: ServiceFields) => {
    await create({ createServiceDto: { ...offerIn(fields), isActive: fields.isActive } }).unwrap();
    toast.success('Success!', 'Your service has been created successfully.');
    await navigate(paths.myServices);
  };

  return (
    <ServicePageFrame title={TITLE}>
      <ServiceForm
        name={TITLE}
        fields={NEW_SERVICE}
        submitLabel="Create Service"
        busyLabel="Creating Service..."
        failure="Failed to create service. Please try again."
        send={send}
      />
    </ServicePageFrame>
  );
}
