import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './Field.module.css';

export type Origin =
  | 'önceki kayıttan'
  | 'önceki kayıttan öneri'
  | 'iade edilen kayıttan'
  | 'ilk yolcudan'
  | 'öneri'
  | 'metinden öneri'
  | 'telefondan öneri';

interface FrameProps {
  label: string;
  /** Shows only the control; screen readers still read the label. */
  hideLabel?: boolean | undefined;
  /** A fault that prevents saving. */
  error?: string | undefined;
  /** A hint that does not prevent saving. */
  warning?: string | undefined;
  origin?: Origin | undefined;
  className?: string | undefined;
  children: (control: {
    id: string;
    className: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
}

export function FieldFrame({ label, hideLabel = false, error, warning, origin, className, children }: FrameProps) {
  const id = useId();
  const message = error ?? warning;
  const described = [origin && `${id}-origin`, message && `${id}-message`].filter(Boolean).join(' ');
  const control = {
    id,
    className: css.input ?? '',
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
  return (
    <div className={classes(css.field, className)} data-origin={origin}>
      <div className={hideLabel ? 'sr-only' : css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {origin && (
          <span id={`${id}-origin`} className={css.origin}>
            {origin}
          </span>
        )}
      </div>
      {children(control)}
      <p id={`${id}-message`} className={css.message} data-kind={error ? 'error' : 'warning'} aria-live="polite">
        {message}
      </p>
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, Omit<FrameProps, 'children' | 'className'> {
  fieldClassName?: string | undefined;
}

export function TextField({
  label,
  hideLabel,
  error,
  warning,
  origin,
  fieldClassName,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hideLabel={hideLabel}
      error={error}
      warning={warning}
      origin={origin}
      className={fieldClassName}
    >
      {(control) => <input {...input} {...control} className={classes(control.className, className)} />}
    </FieldFrame>
  );
}
