import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { WHO_READS } from '../../who-reads.ts';
import { type FeatureStateDto, useFeatureSwitchesPreviewQuery, useSwitchFeatureMutation } from '../api.ts';
import { WhatItChanges } from '../WhatItChanges.tsx';
import { FEATURE_WORDS } from './feature-words.ts';

interface Props {
  feature: FeatureStateDto['feature'];
  /** As it is to be, and as it is. */
  on: boolean;
  isOn: boolean;
  onClose: () => void;
}

/** Off for the whole platform, or on again; what that means is said before, with the figures of now. */
export function SwitchDialog({ feature, on, isOn, onClose }: Props) {
  const { label, does, off, goesOn } = FEATURE_WORDS[feature];
  const { currentData: now, error } = useFeatureSwitchesPreviewQuery(undefined, { skip: on, refetchOnMountOrArgChange: true });
  const [switchFeature] = useSwitchFeatureMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const send = () =>
    run(async () => {
      await switchFeature({ switchFeatureDto: { feature, on, reason: reason.written } }).unwrap();
      return on ? [`${label}: on again`, does] : [`${label}: switched off`, off];
    });
  return (
    <ActionDialog
      title={`Switch ${on ? 'on' : 'off'} ${label.toLowerCase()}?`}
      submitLabel={`Switch ${on ? 'on' : 'off'}`}
      keepLabel="Leave as it is"
      destructive={!on}
      wide
      // Once it is on its way, that it is so is no news.
      offered={busy || isOn !== on}
      about="switch"
      ready={on || now !== undefined}
      busy={busy}
      problem={problem ?? error}
      problemTitle="Update failed"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {on ? (
        <WhatItChanges>
          <li>{does}</li>
        </WhatItChanges>
      ) : (
        now && (
          <WhatItChanges>
            {[off, ...goesOn(now)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </WhatItChanges>
        )
      )}
      <ReasonField reason={reason} hint={WHO_READS} />
    </ActionDialog>
  );
}
