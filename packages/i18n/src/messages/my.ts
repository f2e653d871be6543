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
  'inbox.referral.rewarded.title': 'Ganjaran jemputan',
  'inbox.referral.rewarded':
    'Rakan anda {friend} sudah bermain: {amount} sudah ada dalam baki anda. Terima kasih!',
  'inbox.upline.sent.title': 'Dipindahkan ke upline anda',
  'inbox.upline.sent': '{amount} sudah dipindahkan dari dompet anda kepada {upline}.',
  'inbox.upline.received.title': 'Wang daripada downline',
  'inbox.upline.received': '{member} memindahkan {amount} kepada anda. Wang itu sudah ada dalam dompet anda.',
  'inbox.withdrawal.paid.title': 'Pengeluaran sudah dibayar',
  'inbox.withdrawal.paid': '{amount} sudah dibayar ke akaun anda.',
  'inbox.withdrawal.rejected.title': 'Pengeluaran tidak diluluskan',
  'inbox.withdrawal.rejected':
    'Pengeluaran {amount} anda tidak diluluskan dan sudah kembali ke baki. Sebab: {reason}',
  'inbox.withdrawal.failed.title': 'Pengeluaran tidak dapat dibayar',
  'inbox.withdrawal.failed': 'Bank anda tidak menerima {amount}. Wang itu sudah kembali ke baki anda.',
  'inbox.withdrawal.failed.next': 'Semak akaun anda dan cuba lagi, atau tanya khidmat pelanggan.',
  'inbox.club.reached.title': 'Tahap anda sudah naik',
  'inbox.club.reached':
    'Selamat datang ke {level}! Halaman VIP menunjukkan keistimewaan anda dan apa yang boleh dituntut sekarang.',
  'inbox.club.fallen.title': 'Tahap anda sudah berubah',
  'inbox.club.fallen': 'Taruhan untuk mengekalkan tahap tidak mencukupi, jadi tahap anda kini {level}.',
  'inbox.club.left': 'Taruhan untuk mengekalkan tahap tidak mencukupi, jadi anda bukan lagi {level}.',
  'inbox.club.next': 'Halaman VIP menunjukkan berapa lagi diperlukan untuk tahap seterusnya.',
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

  'file.amount': 'Jumlah',
  'file.balance': 'Baki',
  'file.bank': 'Dibayar ke',
  'file.bets': 'rekod-pertaruhan',
  'file.category': 'Kategori',
  'file.currency': 'Mata wang',
  'file.cut':
    'Satu fail memuatkan paling banyak {rows, plural, other {# baris}}. Pilih tempoh yang lebih pendek untuk selebihnya.',
  'file.day': 'Hari',
  'file.deposits': 'rekod-deposit',
  'file.decided': 'Diputuskan',
  'file.fee': 'Caj',
  'file.game': 'Permainan',
  'file.kind': 'Jenis',
  'file.method': 'Kaedah',
  'file.movements': 'rekod-akaun',
  'file.net': 'Bersih',
  'file.number': 'Nombor',
  'file.payout': 'Kemenangan',
  'file.profit': 'bersih-permainan',
  'file.reason': 'Sebab',
  'file.rewards': 'Ganjaran',
  'file.stake': 'Taruhan',
  'file.status': 'Status',
  'file.time': 'Masa ({zone})',
  'file.withdrawals': 'rekod-pengeluaran',

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
  'permission.withdrawal.decide': 'Putuskan pengeluaran',
  'permission.deposit.decide': 'Putuskan deposit pindahan bank',
  'permission.play.protect': 'Lihat had ahli dan hentikan ahli daripada bermain',
  'permission.operator.manage': 'Menjemput operator, memberi dan menarik balik peranan',
  'role.administrator': 'Pentadbir',
  'role.auditor': 'Juruaudit',
  'role.reviewer': 'Penyemak identiti',
  'role.promoter': 'Pegawai promosi',
  'role.cashier': 'Juruwang',
  'role.supporter': 'Pegawai khidmat pelanggan',
};
