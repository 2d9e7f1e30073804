import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Chip } from '#web/ui/controls/chip.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { MenuChoice, MenuItem, MenuSeparator } from '#web/ui/layers/menu-item.tsx';
import { Popover } from '#web/ui/layers/popover.tsx';
import { Line, Part } from './part.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/layers/confirm-dialog.tsx')).ConfirmDialog,
}));
const Dialog = lazy(async () => ({ default: (await import('#web/ui/layers/dialog.tsx')).Dialog }));
const Drawer = lazy(async () => ({ default: (await import('#web/ui/layers/drawer.tsx')).Drawer }));
const Sheet = lazy(async () => ({ default: (await import('#web/ui/layers/sheet.tsx')).Sheet }));

type Open = 'none' | 'dialog' | 'sheet' | 'drawer' | 'wide-drawer' | 'confirm';

export function OverlaysPart() {
  const [open, setOpen] = useState<Open>('none');
  const [order, setOrder] = useState<'near' | 'rated'>('near');
  const close = () => setOpen('none');

  return (
    <Part title="Over the page">
      <Line>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Button look="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button look="secondary" onClick={() => setOpen('wide-drawer')}>
          Open wide drawer
        </Button>
        <Button look="secondary" onClick={() => setOpen('confirm')}>
          Open confirm
        </Button>
        <Popover trigger={<Button look="secondary">Open popover</Button>} title="Where to?" closeLabel="Close">
          <Field label="Address">
            <TextInput name="street" placeholder="Street and number" />
          </Field>
        </Popover>
        <Menu label="Order and account" trigger={<Chip endIcon={ChevronDown}>Open menu</Chip>} align="start">
          <MenuChoice
            label="Order"
            value={order}
            onChange={setOrder}
            options={[
              { value: 'near', label: 'Nearest' },
              { value: 'rated', label: 'Top rated' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon={User} to="/ui?from=menu">
            Profile
          </MenuItem>
          <MenuItem icon={LogOut} tone="danger" onSelect={() => setOpen('confirm')}>
            Sign out
          </MenuItem>
        </Menu>
      </Line>
      <Suspense fallback={null}>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Choose a module"
          description="Your street is served by six of them."
          closeLabel="Close"
          foot={
            <Button size={52} wide onClick={close}>
              Done
            </Button>
          }
        >
          <Field label="Name in the dialog">
            <TextInput name="name" placeholder="Full name" />
          </Field>
        </Dialog>
        <Sheet open={open === 'sheet'} onClose={close} title="A sheet" closeLabel="Close">
          <p className="text-ink-2">Drag it down to close it.</p>
        </Sheet>
        <Drawer
          open={open === 'drawer' || open === 'wide-drawer'}
          width={open === 'wide-drawer' ? 523 : 420}
          onClose={close}
          title="Shopping Cart"
          aside="5 items"
          closeLabel="Close"
          foot={
            <Button size={52} wide>
              Proceed To Checkout
            </Button>
          }
        >
          <p className="text-ink-2">Lines of the cart stand here.</p>
        </Drawer>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          icon={Trash2}
          tone="danger"
          title="Clear the cart?"
          text="All five items will be removed."
          safe="Keep"
          confirm="Clear Cart"
          onConfirm={close}
        />
      </Suspense>
    </Part>
  );
}
