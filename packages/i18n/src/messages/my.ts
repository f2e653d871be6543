import type { messages as english } from './en.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'sms.code.login':
    '{brand}: {code} ialah kod log masuk anda, sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
  'sms.code.register':
    '{brand}: {code} ialah kod pendaftaran anda, sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
  'sms.code.reset':
    '{brand}: {code} ialah kod kata laluan baharu anda, sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
  'sms.code.security':
    '{brand}: {code} ialah kod untuk mengesahkan nombor ini, sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
  'sms.notice': '{brand}: {what} Bukan anda? Tukar kata laluan dan hubungi kami segera.',

  'mail.greeting': 'Salam sejahtera {name},',
  'mail.sign': 'Pasukan {brand}',

  'mail.reset.subject': 'Pilih kata laluan baharu untuk {brand}',
  'mail.reset.text':
    'Seseorang, kemungkinan besar anda, telah meminta kata laluan baharu untuk akaun anda. Pilih di sini:',
  'mail.reset.action': 'Pilih kata laluan baharu',
  'mail.reset.after':
    'Pautan ini sah selama {minutes} minit dan hanya boleh digunakan sekali. Jika bukan anda yang memintanya, abaikan e-mel ini: kata laluan anda tidak berubah.',

  'mail.notice.subject': 'Perubahan pada akaun {brand} anda',
  'mail.notice.after':
    'Jika bukan anda yang melakukannya, tukar kata laluan anda segera dan hubungi khidmat pelanggan.',

  'rule.username': 'Masukkan nama pengguna anda',
  'rule.password': 'Masukkan kata laluan anda',
  'rule.mobile': 'Sila masukkan nombor telefon yang sah, sekurang-kurangnya {minimum} digit',

  'outbox.title': 'Peti keluar',
  'outbox.text': 'Mesej yang telah dihantar oleh demo ini. Tiada apa-apa keluar dari komputer ini.',
  'outbox.refresh': 'Muat semula',
  'outbox.merchants': 'Jenama',
  'outbox.sms': 'SMS',
  'outbox.mail': 'E-mel',
  'outbox.empty.title': 'Belum ada apa-apa',
  'outbox.empty.text': 'Kod dan e-mel akan muncul di sini sebaik sahaja seseorang memintanya.',

  'notice.password.changed': 'Kata laluan anda telah ditukar.',
  'notice.payment.password.changed': 'Kata laluan pengeluaran anda telah ditukar.',
  'notice.bank.card.added': 'Satu akaun bank telah ditambah pada profil anda.',
  'notice.bank.card.removed': 'Satu akaun bank telah dibuang daripada profil anda.',
  'notice.security.questions.changed': 'Soalan keselamatan anda telah ditukar.',
  'notice.passkey.added':
    'Satu kunci laluan telah ditambah. Ia boleh digunakan untuk log masuk ke akaun anda.',
  'notice.passkey.removed': 'Satu kunci laluan telah dibuang daripada akaun anda.',
  'notice.second.step.on': 'Log masuk dua langkah telah diaktifkan.',
  'notice.second.step.off': 'Log masuk dua langkah telah dinyahaktifkan.',
  'notice.recovery.codes.renewed': 'Kod pemulihan anda telah diganti.',
  'notice.external.linked': 'Satu lagi cara log masuk telah disambungkan pada akaun anda.',
  'notice.external.unlinked': 'Satu cara log masuk telah diputuskan daripada akaun anda.',
  'notice.email.changed': 'Alamat e-mel anda telah ditukar.',
  'notice.payee.name.set': 'Nama penerima pengeluaran anda telah ditetapkan.',
  'notice.mobile.changed': 'Nombor telefon anda telah ditukar.',
  'notice.identity.verified': 'Gambar kad pengenalan anda telah disemak: identiti anda disahkan.',
  'notice.identity.refused': 'Gambar kad pengenalan anda tidak diterima. Sebabnya ada di pusat keselamatan.',

  'inbox.deposit.approved.title': 'Deposit anda sudah masuk',
  'inbox.deposit.approved': '{amount} sudah ada dalam dompet anda. Selamat bermain, dan main dengan bijak.',
  'inbox.deposit.late': '{amount} tiba selepas deposit itu tamat. Wang itu tetap masuk ke dompet anda.',
  'inbox.deposit.declined.title': 'Satu deposit tidak berjaya',
  'inbox.deposit.declined':
    'Deposit anda sebanyak {amount} tidak dibayar, jadi tiada wang ditambah pada dompet anda.',
  'inbox.deposit.declined.next':
    'Anda boleh cuba lagi atau pilih kaedah lain. Jika wang sudah keluar dari akaun anda, hubungi khidmat pelanggan.',
  'inbox.reward.issued.title': 'Ganjaran anda sudah masuk',
  'inbox.reward.issued':
    '{amount} untuk “{promotion}” sudah ada dalam dompet anda. Terima kasih kerana menyertai!',
  'inbox.reward.turnover':
    'Jumlah taruhan {turnover} diperlukan sebelum pengeluaran. Lihat kemajuan anda di pusat ganjaran.',
  'inbox.reward.rejected.title': 'Tentang permohonan anda',
  'inbox.reward.rejected': 'Permohonan anda untuk “{promotion}” tidak diluluskan: {reason}',
  'inbox.reward.rejected.next':
    'Anda boleh memohon lagi di pusat ganjaran selagi promosi masih dibuka. Khidmat pelanggan sedia membantu.',

  'inbox.chat.title': 'Kami sudah menjawab anda',
  'inbox.chat.next': 'Teruskan perbualan dalam sembang dengan khidmat pelanggan.',
  'inbox.feedback.title': 'Maklum balas anda sudah dijawab',
  'inbox.feedback.about': 'Anda menulis: “{words}”',
  'inbox.feedback.next': 'Lihat semuanya bersama maklum balas anda, melalui menu.',

  'permission.session.own': 'Sesi dan kata laluan sendiri',
  'permission.settings.read': 'Lihat tetapan',
  'permission.settings.write': 'Ubah tetapan',
  'permission.identity.review': 'Semak dokumen pengenalan diri',
  'permission.audit.read': 'Baca log audit',
  'permission.transfer.decide': 'Putuskan pindahan yang tersangkut',
  'permission.vendors.read': 'Baca penyata pusingan penyedia permainan',
  'permission.reward.decide': 'Putuskan permohonan promosi',
  'permission.feedback.answer': 'Baca dan jawab maklum balas',
  'permission.service.answer': 'Berbual dengan ahli dalam sembang langsung',
  'role.administrator': 'Pentadbir',
  'role.auditor': 'Juruaudit',
  'role.reviewer': 'Penyemak identiti',
  'role.promoter': 'Pegawai promosi',
  'role.supporter': 'Pegawai khidmat pelanggan',
};
