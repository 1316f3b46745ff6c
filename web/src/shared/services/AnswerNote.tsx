import type { ServiceDetailDto } from '#api/generated-public.ts';
import { usePlatformRulesQuery } from '#shared/rules/api.ts';
import { hoursLabel } from '#shared/rules/Hours.tsx';
import { SmallMuted } from '#ui/page/text.ts';

/** Beside the button that books: whether it does so, or asks. */
export function AnswerNote({ service: { autoAccept, vendor } }: { service: ServiceDetailDto }) {
  const { data: rules } = usePlatformRulesQuery();
  return (
    <SmallMuted>
      {autoAccept
        ? `${vendor.businessName} confirms each booking at once.`
        : `You send a request. ${vendor.businessName} has up to ${hoursLabel(rules?.answerHours)} to accept it, and until then you can withdraw it free of charge.`}
    </SmallMuted>
  );
}
